/** The message of the previous action, on top of the next page. */
import { Fragment } from 'react';
import { Icon } from '#web/ui/icon';
import { useFrame } from './use-frame';

export function PageMessage() {
  const message = useFrame()?.message;
  if (!message) return null;
  return (
    <p className={`alert ${message.tone}`} role="status">
      <Icon name={message.tone === 'warm' ? 'clock' : 'check'} />
      <span>
        {message.text}
        {[message.next, message.link].map(
          (link) =>
            link && (
              <Fragment key={link.to}>
                {' '}
                <a href={link.to}>{link.label}</a>
              </Fragment>
            ),
        )}
      </span>
    </p>
  );
}
