/** The steps of a gift, in order. */
import type { InLanguage } from '../../charity/localise';

type Props = { title: string; steps: (InLanguage & { title: string; text: string })[] };

export function Steps({ title, steps }: Props) {
  return (
    <section className="grid gap-3">
      <h2>{title}</h2>
      <ol className="grid gap-3 md:grid-cols-[repeat(auto-fit,minmax(150px,1fr))]">
        {steps.map((step, at) => (
          <li
            key={step.title}
            className="grid content-start gap-1 border-t-[3px] border-brand pt-1"
          >
            <span className="num muted sm" aria-hidden>
              {at + 1}
            </span>
            <h3 {...step.language}>{step.title}</h3>
            <p className="sm" {...step.language}>
              {step.text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
