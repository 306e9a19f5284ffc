/** The searching half of a combobox, fetched when it is first used: a field, and below it the options that it finds. */
import { Content, Anchor, Root } from '@radix-ui/react-popover';
import { Command, useCommandState } from 'cmdk';
import { useEffect, useRef, useState, type CSSProperties, type UIEvent } from 'react';
import { useText } from '../../i18n/strings';
import type { ComboboxProps } from './combobox';
import { useOptions, type Option } from './use-options';

/** Not in the stylesheet, which every page pays for. */
const LIST: CSSProperties = {
  zIndex: 50,
  inlineSize: 'var(--radix-popover-trigger-width)',
  padding: 'var(--s1)',
};
const SCROLLED: CSSProperties = { maxBlockSize: '288px', overflowY: 'auto' };
const OPTION: CSSProperties = { padding: '10px var(--s1)', cursor: 'pointer' };
const NEXT: CSSProperties = { ...OPTION, background: 'var(--tint)' };
const QUIET: CSSProperties = { padding: 'var(--s1)' };

/** How near the bottom, in pixels, the next page is asked for. */
const NEAR = 48;

export type SearchProps = ComboboxProps & {
  /** What was typed before this was here. */
  typed: string;
  /** The options cannot be had. */
  onFailure: () => void;
};

export function SearchList({ id, label, chosen, onChoose, source, typed, onFailure }: SearchProps) {
  const [isOpen, setOpen] = useState(true);
  const [text, setText] = useState(typed);
  const field = useRef<HTMLInputElement>(null);

  // It stands where the plain field stood, which had the focus.
  useEffect(() => field.current?.focus(), []);
  // cmdk says that it is open always.
  useEffect(() => field.current?.setAttribute('aria-expanded', String(isOpen)), [isOpen]);

  function choose(option: Option) {
    onChoose(option);
    setText('');
    setOpen(false);
  }

  return (
    <Root open={isOpen} onOpenChange={setOpen}>
      <Command shouldFilter={false} label={label}>
        <Anchor asChild>
          <Command.Input
            ref={field}
            id={id}
            className="in"
            aria-label={label}
            placeholder={label}
            value={isOpen ? text : (chosen?.title ?? text)}
            onValueChange={(value) => {
              setText(value);
              setOpen(true);
            }}
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown') setOpen(true);
              if (event.key === 'Tab') setOpen(false);
            }}
          />
        </Anchor>
        <Content
          className="pop"
          style={LIST}
          role="presentation"
          sideOffset={4}
          align="start"
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target === field.current) event.preventDefault();
          }}
        >
          <Options text={text} source={source} onChoose={choose} onFailure={onFailure} />
        </Content>
      </Command>
    </Root>
  );
}

/** Asks for options only while it is there. */
function Options({
  text,
  source,
  onChoose,
  onFailure,
}: Pick<SearchProps, 'source' | 'onChoose' | 'onFailure'> & { text: string }) {
  const t = useText('shell');
  const { options, status, more } = useOptions(text, source);
  useEffect(() => {
    if (status === 'failed') onFailure();
  }, [status, onFailure]);
  /** What Enter would choose. */
  const next = useCommandState((state) => state.value);
  const isNone = status === 'loaded' && options.length === 0;

  function onScroll({ currentTarget }: UIEvent<HTMLElement>) {
    const { scrollHeight, scrollTop, clientHeight } = currentTarget;
    if (scrollHeight - scrollTop - clientHeight < NEAR) more();
  }

  return (
    <Command.List style={SCROLLED} onScroll={onScroll}>
      {options.map((option) => (
        <Command.Item
          key={option.id}
          value={option.id}
          style={option.id === next ? NEXT : OPTION}
          onSelect={() => onChoose(option)}
        >
          {option.title}
        </Command.Item>
      ))}
      {status !== 'loaded' || isNone ? (
        <p className="sm muted" role="status" style={QUIET}>
          {status === 'loading' && t('ui.loading')}
          {isNone && t('ui.noOptions')}
        </p>
      ) : null}
    </Command.List>
  );
}
