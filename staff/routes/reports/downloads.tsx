/** The buttons that download a report as XLSX and as CSV. */
import { useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import { ButtonLink } from '#web/ui/parts';

export function Downloads({ files }: { files: { xlsx: string; csv: string } }) {
  const t = useText('staff-reports');
  return (
    <>
      <ButtonLink to={files.xlsx}>
        <Icon name="document" />
        {t('download', { kind: 'XLSX' })}
      </ButtonLink>
      <ButtonLink to={files.csv} kind="quiet">
        {t('download', { kind: 'CSV' })}
      </ButtonLink>
    </>
  );
}
