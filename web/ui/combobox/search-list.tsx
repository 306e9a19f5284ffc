/** The search module of a combobox, loaded when it is first used: a text field with the found options below it. */
import { Content, Anchor, Root } from '@radix-ui/react-popover';
import { Command, useCommandState } from 'cmdk';
import { useEffect, useRef, useState, type CSSProperties, type UIEvent } from 'react';
import { useText } from '../../i18n/strings';
import { useOptions, type ListQuery, type Option } from './use-options';

/** Inline styles, because the stylesheet is part of every page. */
const LIST: CSSProperties = {
  zIndex: 50,
  inlineSize: 'var(--radix-popover-trigger-width)',
  padding: 'var(--s1)',
};
const SCROLLED: CSSProperties = { maxBlockSize: '288px', overflowY: 'auto' };
const OPTION: CSSProperties = { padding: '10px var(--s1)', cursor: 'pointer' };
const NEXT: CSSProperties = { ...OPTION, background: 'var(--tint)' };
const QUIET: CSSProperties = { padding: 'var(--s1)' };

/** The next page is requested when the scroll position is this many pixels from the end. */
const LOAD_AHEAD_PX = 48;

export type ComboboxProps = {
  id: string;
  /** Name of the hidden field with the id of the chosen option. */
  name: string;
  label: string;
  chosen: Option | null;
  onChoose: (option: Option) => void;
  /** Returns the URL of a page of options. */
  source: (query: ListQuery) => string;
};

export type SearchProps = ComboboxProps & {
  /** The text that was typed before this module was loaded. */
  typed: string;
  /** Called when the options cannot be fetched. */
  onFailure: () => void;
};

export function SearchList({ id, label, chosen, onChoose, source, typed, onFailure }: SearchProps) {
  const [isOpen, setOpen] = useState(true);
  const [text, setText] = useState(typed);
  const field = useRef<HTMLInputElement>(null);

  // This field replaces the plain field, which had the focus.
  useEffect(() => field.current?.focus(), []);
  // cmdk always sets `aria-expanded` to true.
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

/** A separate component, so that options are requested only while the list is open. */
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
  /** The active option, which Enter chooses. */
  const next = useCommandState((state) => state.value);
  const isNone = status === 'loaded' && options.length === 0;

  function onScroll({ currentTarget }: UIEvent<HTMLElement>) {
    const { scrollHeight, scrollTop, clientHeight } = currentTarget;
    if (scrollHeight - scrollTop - clientHeight < LOAD_AHEAD_PX) more();
  }

  return (
    <Command.List style={SCROLLED} onScroll={onScroll}>
      {options.map((option) => (
        <Command.Item
          key={option.id}
          value={option.id}
          style={option.id === next ? NEXT : OPTION}
          onSelect={() => onChoose(option)}
          {...option.language}
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
