/** The message of the previous action, on top of the next page. */
import { Icon } from '#app/ui/icon';
import { useFrame } from './use-frame';

export function PageMessage() {
  const message = useFrame()?.message;
  if (!message) return null;
  return (
    <p className={`alert ${message.tone}`} role="status">
      <Icon name={message.tone === 'warm' ? 'clock' : 'check'} />
      <span>
        {message.text}
        {message.link && (
          <>
            {' '}
            <a href={message.link.to}>{message.link.label}</a>
          </>
        )}
      </span>
    </p>
  );
}
