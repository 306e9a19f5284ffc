/** The choice of the colour mode: light, dark or system. It needs scripts, so it is rendered only after hydration. */
import { useHydrated } from 'remix-utils/use-hydrated';
import { useText } from '#web/i18n/strings';
import { Icon, type IconName } from '#web/ui/icon';
import { COLOUR_MODES, useColourMode, type ColourMode } from './colour-mode';
import { Menu } from './menu';

const ICONS: Record<ColourMode, IconName> = { system: 'screen', light: 'sun', dark: 'moon' };

export function ColourModeSwitch() {
  const t = useText('shell');
  const [mode, choose] = useColourMode();
  if (!useHydrated()) return null;
  return (
    <fieldset className="options">
      <legend>{t('colourMode.label')}</legend>
      {COLOUR_MODES.map((other) => (
        <button
          key={other}
          type="button"
          aria-pressed={other === mode}
          onClick={() => choose(other)}
        >
          <Icon name={ICONS[other]} />
          {t(`colourMode.${other}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** The same choice as a menu in the top bar. */
export function ColourModeMenu() {
  const t = useText('shell');
  const [mode] = useColourMode();
  if (!useHydrated()) return null;
  return (
    <Menu name={t('colourMode.label')} opener={<Icon name={ICONS[mode]} />}>
      <ColourModeSwitch />
    </Menu>
  );
}
