/** One gift in the cart: picture, title, notes, total, and the controls that change or remove it. */
import { Form, Link } from '@remix-run/react';
import { MAX_QUANTITY } from '#domain/constants';
import { useText } from '#web/i18n/strings';
import { FieldErrors } from '#web/ui/field';
import type { Submission } from '#web/ui/form-reply';
import { Icon } from '#web/ui/icon';
import { Badge, Button, Money } from '#web/ui/parts';
import { Picture, useIsLight } from '#web/ui/picture';
import { GiftNotes, useGiftTitle } from '../../cart/gift-rows';
import type { CartLineView } from '../../cart/view.server';

type Props = {
  line: CartLineView;
  form: Submission;
  /** The line is below a heading with its intention and does not show the intention itself. */
  inGroup?: boolean;
};

export function CartLine({ line, form, inGroup = false }: Props) {
  const t = useText('cart');
  const title = useGiftTitle()(line);
  const { problem } = line;
  const isLight = useIsLight();
  const Heading = inGroup ? 'h3' : 'h2';
  return (
    <li className="border-line grid grid-cols-[72px_minmax(0,1fr)_auto] items-start gap-x-2 max-[18em]:block max-[18em]:[&>img]:w-9 gap-y-1 border-b py-2 last:border-b-0 md:grid-cols-[96px_minmax(0,1fr)_auto]">
      {line.picture && !isLight ? (
        <Picture
          path={line.picture}
          alt=""
          sizes="96px"
          width={320}
          className="art row-span-2 aspect-square object-cover"
        />
      ) : (
        <span className="bg-sunk text-muted row-span-2 grid aspect-square place-items-center rounded text-xl">
          <Icon name="gift" />
        </span>
      )}
      <div className="grid gap-0.5">
        <Heading className="text-lg" {...line.language}>
          {line.page ? (
            <Link className="text-ink no-underline" to={line.page}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {!inGroup && <p className="sm muted">{t(`gifts:intention.${line.intention}`)}</p>}
        <GiftNotes gift={line} />
        {line.newPrice && <p className="sm">{line.newPrice}</p>}
      </div>
      <p className="text-end font-bold max-[18em]:text-start">
        <Money amount={line.total} />
      </p>
      <div className="col-span-2 col-start-2 flex flex-wrap items-start gap-x-2 gap-y-0.5">
        {problem && (
          <div className="grid w-full justify-items-start gap-0.5">
            <Badge tone="warm" icon="warn">
              {t(`problem.${problem}.badge`)}
            </Badge>
            <p className="sm">{t(`problem.${problem}.text`)}</p>
            {line.next && (
              <Link className="sm font-semibold" to={line.next.page}>
                {t('gifts:nextCase', { title: line.next.title })}
              </Link>
            )}
            {problem === 'taken' && (
              <Link className="sm" to={line.others}>
                {t('chooseOther')}
              </Link>
            )}
          </div>
        )}
        {!problem && line.isCounted && <Quantity line={line} title={title} form={form} />}
        {!problem && !line.isCounted && line.page && (
          <Link className="btn plain px-0" to={line.page} aria-label={t('changeOf', { title })}>
            {t('change')}
          </Link>
        )}
        <Form method="post" noValidate preventScrollReset>
          <input type="hidden" name="line" value={line.id} />
          <Button
            type="submit"
            kind="plain"
            className="text-muted px-0"
            name="intent"
            value="remove"
            aria-label={t('removeOf', { title })}
          >
            {t('remove')}
          </Button>
        </Form>
      </div>
    </li>
  );
}

function Quantity({ line, title, form }: { line: CartLineView; title: string; form: Submission }) {
  const t = useText('cart');
  const { id, quantity } = line;
  const sent = form?.initialValue?.line === id ? form : undefined;
  const errors = sent?.error?.quantity ?? [];
  const typed = sent?.initialValue?.quantity;
  return (
    <div className="grid gap-0.5">
      <Form method="post" noValidate id={stepFormId(id)} preventScrollReset hidden>
        <input type="hidden" name="line" value={id} />
      </Form>
      <Form method="post" noValidate className="flex flex-wrap gap-x-2" preventScrollReset>
        <input type="hidden" name="line" value={id} />
        <span className="join">
          <Step {...{ id, title }} way="fewer" disabled={quantity <= 1} />
          <input
            className="in num w-[3.75em] text-center"
            id={`quantity-${id}`}
            name="quantity"
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            required
            defaultValue={typeof typed === 'string' ? typed : quantity}
            aria-label={t('quantityOf', { title })}
            // Without scripts, the response shows the top of the page, and a long cart hides the error below it.
            {...(errors.length > 0 && { autoFocus: true })}
            aria-invalid={errors.length > 0 || undefined}
            aria-describedby={errors.length > 0 ? `quantity-${id}-error` : undefined}
          />
          <Step {...{ id, title }} way="more" disabled={quantity >= MAX_QUANTITY} />
        </span>
        <Button
          type="submit"
          kind="plain"
          className="px-0"
          name="intent"
          value="quantity"
          aria-label={t('updateOf', { title })}
        >
          {t('update')}
        </Button>
      </Form>
      <FieldErrors id={`quantity-${id}`} errors={errors} />
    </div>
  );
}

/**
 * The minus and plus buttons submit a separate form. In the form of the quantity field, Enter would submit the first
 * button, "one fewer", instead of the typed quantity.
 */
const stepFormId = (id: string) => `step-${id}`;

const STEPS = {
  fewer: { sign: 'minus', label: 'fewerOf' },
  more: { sign: 'plus', label: 'moreOf' },
} as const;

type StepProps = { id: string; title: string; way: keyof typeof STEPS; disabled: boolean };

function Step({ id, title, way, disabled }: StepProps) {
  const t = useText('cart');
  const { sign, label } = STEPS[way];
  return (
    <Button
      type="submit"
      form={stepFormId(id)}
      kind="quiet"
      className="icon"
      name="intent"
      value={way}
      aria-label={t(label, { title })}
      disabled={disabled}
    >
      <Icon name={sign} />
    </Button>
  );
}
