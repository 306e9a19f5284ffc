/** The gifts of an order. */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop the roles of table elements when CSS changes their display */
import { useText } from '#web/i18n/strings';
import { Money } from '#web/ui/parts';
import type { OrderPage } from './order-view.server';

export function Lines({ order }: { order: OrderPage }) {
  const t = useText('staff-gifts');
  return (
    <section className="stack g1" aria-labelledby="lines">
      <h2 id="lines">{t('lines.title')}</h2>
      <table className="table mid lines items" role="table">
        <caption className="vh">{t('lines.title')}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('lines.line')}
            </th>
            <th role="columnheader" scope="col">
              {t('lines.intention')}
            </th>
            <th role="columnheader" scope="col" className="n">
              {t('lines.amount')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {order.lines.map((line, at) => (
            <tr role="row" key={at}>
              <th role="rowheader" scope="row">
                {line.title}
                <Notes line={line} />
              </th>
              <td role="cell" data-l={t('lines.intention')}>
                {line.isApart ? <span className="badge">{line.intention}</span> : line.intention}
              </td>
              <td role="cell" className="n tot" data-l={t('lines.amount')}>
                <Money amount={line.total} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="row" colSpan={2}>
              {t('lines.together')}
            </th>
            <td role="cell" className="n tot">
              <Money amount={order.total} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Notes({ line }: { line: OrderPage['lines'][number] }) {
  const t = useText('staff-gifts');
  const notes = [
    ...(line.quantity > 1 ? [t('lines.quantity', { count: line.quantity })] : []),
    ...(line.recipient ? [t('lines.recipient', { name: line.recipient })] : []),
    ...(line.names ? [t('lines.names', { names: line.names })] : []),
  ];
  return (
    <>
      {notes.map((note) => (
        <span key={note} className="muted block font-normal">
          {note}
        </span>
      ))}
    </>
  );
}
