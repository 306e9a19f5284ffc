/** QR code on a receipt, with a link to the public page that verifies the receipt. */
import { Link } from '@remix-run/react';
import { useText } from '#web/i18n/strings';
import type { ReceiptView } from './receipt-view.server';

/** Width of the white border in modules. ISO/IEC 18004 requires four, so that readers find the code. */
const QUIET_ZONE_MODULES = 4;

export function ReceiptQrCode({
  check: { path, qr },
}: {
  check: NonNullable<ReceiptView['check']>;
}) {
  const t = useText('receipt');
  const side = qr.size + 2 * QUIET_ZONE_MODULES;
  return (
    <div className="flex items-center gap-2">
      {/* Black on white in dark mode too: phones cannot read a code with low contrast. */}
      <svg
        viewBox={`${-QUIET_ZONE_MODULES} ${-QUIET_ZONE_MODULES} ${side} ${side}`}
        width="120"
        height="120"
        role="img"
        aria-label={t('qr.label')}
        shapeRendering="crispEdges"
      >
        <path
          fill="#fff"
          d={`M${-QUIET_ZONE_MODULES} ${-QUIET_ZONE_MODULES}h${side}v${side}h${-side}z`}
        />
        <path stroke="#000" d={qr.path} />
      </svg>
      <div className="sm max-w-[24ch]">
        <p className="muted">{t('qr.text')}</p>
        <Link to={path} className="print:hidden">
          {t('qr.open')}
        </Link>
      </div>
    </div>
  );
}
