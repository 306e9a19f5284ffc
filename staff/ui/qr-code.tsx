/** A QR code, dark on white in both colour modes, as scanners need it. */
import type { QrCode as Code } from '#web/ui/qr.server';

/** Modules. The quiet zone that ISO/IEC 18004 requires on each side. */
const QUIET_ZONE = 4;

export function QrCode({ code, label }: { code: Code; label: string }) {
  const side = code.size + 2 * QUIET_ZONE;
  return (
    <svg
      className="qr"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M${-QUIET_ZONE}${-QUIET_ZONE}h${side}v${side}h${-side}z`} />
      <path stroke="#000" d={code.path} />
    </svg>
  );
}
