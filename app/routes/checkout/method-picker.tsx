/** Choosing how to pay: what cannot take the currency is shown all the same, with the reason and what to do instead. */
import type { PaymentMethod } from '#contract/content';
import { currencyCode, type Currency } from '#domain/money';
import { useLocale } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { Alert } from '../../ui/alert';
import { Badge } from '../../ui/badge';
import { Errors } from '../../ui/field';
import { Icon, type IconName } from '../../ui/icon';
import type { Methods, MethodView } from './methods.server';

const ICONS: Record<PaymentMethod, IconName> = {
  Bank: 'bank',
  Stripe: 'card',
  Xendit: 'card',
  Paypal: 'card',
  Sandbox: 'card',
};

type Props = {
  methods: Methods | null;
  currency: Currency;
  /** Whether this page has the form that changes the currency. */
  canChangeCurrency?: boolean;
  /** What was chosen when the form was sent. */
  defaultValue?: string | undefined;
  errors?: string[];
};

export function MethodPicker({ methods, currency, canChangeCurrency = false, ...typed }: Props) {
  const t = useText('payment');
  const { errors = [] } = typed;
  if (!methods) {
    return (
      <>
        {/* The choice is kept for when the ways to pay can be read again. */}
        <input type="hidden" name="method" value={typed.defaultValue ?? ''} />
        <Alert tone="warm">{t('unavailable')}</Alert>
      </>
    );
  }
  const able = methods.offered.filter(({ takes }) => takes).map(({ method }) => method);
  const chosen = able.find((method) => method === typed.defaultValue) ?? methods.preselected;
  return (
    <fieldset id="method" aria-describedby={errors.length > 0 ? 'method-error' : undefined}>
      <legend className="vh">{t('legend')}</legend>
      {methods.offered.map((option) =>
        option.takes ? (
          <Method key={option.method} method={option.method} isChosen={option.method === chosen} />
        ) : (
          <Unable key={option.method} {...{ option, currency, canChangeCurrency }} />
        ),
      )}
      {able.length === 0 && <Alert tone="warm">{t('none')}</Alert>}
      <Errors id="method" errors={errors} />
    </fieldset>
  );
}

function Method({ method, isChosen }: { method: PaymentMethod; isChosen: boolean }) {
  const t = useText('payment');
  return (
    <label className="pick">
      <input
        type="radio"
        name="method"
        value={method}
        defaultChecked={isChosen}
        aria-describedby={`about-${method}`}
      />
      <b>{t(`method.${method}`)}</b>
      {method === 'Sandbox' ? (
        <span className="self-start">
          <Badge tone="warm">{t('noRealMoney')}</Badge>
        </span>
      ) : (
        <Icon name={ICONS[method]} />
      )}
      <span className="sm muted" id={`about-${method}`}>
        {t(`about.${method}`)}
      </span>
    </label>
  );
}

function Unable({
  option: { method, instead },
  currency,
  canChangeCurrency,
}: {
  option: MethodView;
  currency: Currency;
  canChangeCurrency: boolean;
}) {
  const t = useText('payment');
  const locale = useLocale();
  const code = (one: Currency) => currencyCode(one, locale);
  const name = t(`method.${method}`);
  const others = instead.map(code).join(', ');
  return (
    <div className="pick off">
      <input
        type="radio"
        name="method"
        value={method}
        disabled
        aria-label={name}
        aria-describedby={`about-${method}`}
      />
      <b>{name}</b>
      <span className="self-start">
        <Badge tone="off">{t('notIn', { currency: code(currency) })}</Badge>
      </span>
      <span className="sm muted" id={`about-${method}`}>
        {t('cannotTake', { method: name, currency: code(currency) })}{' '}
        {canChangeCurrency && others ? t('takesInstead', { currencies: others }) : t('chooseOther')}
      </span>
      {canChangeCurrency && others && (
        <a className="sm" href="#currency-change">
          {t('changeCurrency')}
        </a>
      )}
    </div>
  );
}
