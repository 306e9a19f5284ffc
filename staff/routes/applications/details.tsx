/** The submitted application: the person, the fields of the form, the files. */
import { useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import { type FactRow, Facts } from '#web/ui/parts';
import { staffLinks } from '../../links';
import { LinkLine, Section, TextLink } from '../../ui/page';
import type { ApplicationView } from './view.server';

type Props = { application: ApplicationView };

/** Maximum number of characters that fit next to a label on a phone. */
const LINE = 60;
const isLong = ({ value }: { value: string }) => value.length > LINE || value.includes('\n');

export function Sent({ application }: Props) {
  const t = useText('staff-applications');
  const { fields, subject, seats, kind, orderReference } = application;
  const label = (name: string) => t(`mail:application.fields.${name}`);
  const rows: FactRow[] = [
    ...(subject
      ? [
          { key: 'subject', label: label(kind), value: <bdi>{subject.title}</bdi> },
          {
            key: 'when',
            label: label('when'),
            value: <bdi className="ltr num">{subject.when}</bdi>,
          },
        ]
      : []),
    ...(seats > 0 ? [{ key: 'seats', label: label('seats'), value: seats }] : []),
    ...fields
      .filter((field) => !isLong(field))
      .map((field) => ({
        key: field.name,
        label: field.label,
        value:
          field.name === 'orderReference' && orderReference ? (
            <TextLink to={staffLinks.donation(orderReference)}>
              <bdi className="ltr num">{field.value}</bdi>
            </TextLink>
          ) : (
            <bdi className="break-words">{field.value}</bdi>
          ),
        ...(field.language && { language: field.language }),
      })),
  ];
  return (
    <Section title={t('sent.title')}>
      {rows.length > 0 && <Facts rows={rows} />}
      {fields.filter(isLong).map(({ name, label: field, value }) => (
        <div key={name}>
          <h3>{field}</h3>
          <p className="whitespace-pre-line break-words" dir="auto">
            {value}
          </p>
        </div>
      ))}
      {fields.length > 0 && (
        <p className="alert">
          <span>{t('sent.careful')}</span>
        </p>
      )}
    </Section>
  );
}

export function Person({ application }: Props) {
  const t = useText('staff-applications');
  const { name, email, phone, language } = application;
  const label = (field: string) => t(`mail:application.fields.${field}`);
  return (
    <Section title={t('person.title')}>
      <Facts
        rows={[
          { key: 'name', label: label('name'), value: <bdi>{name}</bdi> },
          { key: 'email', label: label('email'), value: <bdi className="ltr">{email}</bdi> },
          ...(phone
            ? [
                {
                  key: 'phone',
                  label: label('phone'),
                  value: (
                    <TextLink to={`tel:${phone}`}>
                      <bdi className="ltr num">{phone}</bdi>
                    </TextLink>
                  ),
                },
              ]
            : []),
          { key: 'locale', label: t('person.reads'), value: language },
        ]}
      />
      <LinkLine to={staffLinks.applications({ view: 'all', q: email })}>
        {t('person.others')}
      </LinkLine>
    </Section>
  );
}

export function Files({ application: { reference, files } }: Props) {
  const t = useText('staff-applications');
  if (files.length === 0) return null;
  return (
    <Section title={t('files.title')}>
      <ul className="stack g1">
        {files.map(({ id, label, name, size }) => (
          <li key={id}>
            <TextLink to={staffLinks.applicationFile(reference, id)}>
              <Icon name="document" />
              <span>
                {label}: <bdi className="break-all">{name}</bdi>
              </span>
            </TextLink>{' '}
            <span className="muted xs">
              <bdi className="ltr num">{size}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
