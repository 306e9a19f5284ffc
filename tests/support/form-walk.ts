/** Walks through the forms of a page as a visitor does: types, chooses each option, opens each menu. Runs in the page. */

/**
 * Returns the faults as sentences. After each choice, every required control must be visible, inside the window's width
 * and on top, and what was typed must be unchanged. Without scripts, the browser runs no timers.
 */
export async function walkForms(hasScripts: boolean): Promise<string[]> {
  type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;
  const faults = new Set<string>();
  // eslint-disable-next-line nadawah/wait-for-assertion -- no sleep: the task after the one in which React renders
  const render = () => hasScripts && new Promise((rendered) => setTimeout(rendered));
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  const nameOf = ({ name, id, type, value }: Control) =>
    `${name || id || type}${/radio|checkbox/.test(type) ? `=${value}` : ''}`;
  /** The element on top of the centre of the control, when it is not the control or its label. */
  function coverOf(control: Element): Element | null {
    const { left, top, width, height } = control.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    const own = [control, ...((control as Control).labels ?? [])];
    return found && own.some((one) => one.contains(found)) ? null : (found ?? document.body);
  }
  function checkPlace(control: Control, after: string): void {
    const { left, right } = control.getBoundingClientRect();
    if (left < -1 || right > document.documentElement.clientWidth + 1)
      faults.add(`${nameOf(control)} is wider than the window ${after}`);
    // At the edges of the window, where a fixed or sticky bar would cover it.
    for (const block of ['start', 'end'] as const) {
      control.scrollIntoView({ block, behavior: 'instant' });
      const cover = coverOf(control);
      if (!cover) continue;
      const [start] = cover.outerHTML.split('>');
      faults.add(`${nameOf(control)} at the ${block} of the window is below ${start}> ${after}`);
    }
  }

  for (const form of document.querySelectorAll<HTMLFormElement>('main form')) {
    const controls = () =>
      ([...form.elements] as Control[]).filter((one) =>
        one.matches(':not(fieldset, output, [type=hidden], [tabindex="-1"], :disabled)'),
      );
    const isRequired = (control: Control) =>
      (control as HTMLInputElement).required ||
      [...(control.labels ?? [])].some((label) => label.matches('.req, :has(.req)')) ||
      control.closest('fieldset')?.querySelector(':scope > .req') instanceof Element;
    /** A choice replaces a typed “other amount” of its group. */
    const isReplaced = (control: Control, chosen: Control | null) =>
      control.name.startsWith('other') &&
      chosen?.closest('fieldset') === control.closest('fieldset');
    const shown = new Set<Control>();
    const typed = new Map<Control, string>();
    const check = (chosen: Control | null, after: string) => {
      for (const control of controls().filter(isRequired)) {
        if (isVisible(control)) {
          shown.add(control);
          checkPlace(control, after);
        } else if (shown.has(control)) faults.add(`${nameOf(control)} is hidden ${after}`);
      }
      for (const [control, value] of typed)
        if (control.value !== value && !isReplaced(control, chosen)) {
          faults.add(`${nameOf(control)} changed from “${value}” to “${control.value}” ${after}`);
        }
    };
    const type = () => {
      for (const control of controls()) {
        if (control.value || control.matches('[role=combobox], [readonly]')) continue;
        if (
          !isVisible(control) ||
          !/^(?:text|tel|email|password|search|textarea)/.test(control.type)
        )
          continue;
        control.focus({ preventScroll: true });
        document.execCommand('insertText', false, '7');
        typed.set(control, control.value);
      }
    };
    // The walk at another width has left them checked.
    for (const box of controls())
      if (box.matches('[type=checkbox]:checked') && isVisible(box)) box.click();
    await render();
    type();
    await render();
    check(null, 'at first');
    for (const control of controls()) {
      if (!isVisible(control)) continue;
      if (control instanceof HTMLSelectElement) {
        const options = [...control.options].filter(({ disabled }) => !disabled);
        const some = new Set([0, options.length >> 1, options.length - 1]);
        for (const { value, index } of options.filter(
          (_, n) => options.length <= 3 || some.has(n),
        )) {
          control.selectedIndex = index;
          for (const event of ['input', 'change'])
            control.dispatchEvent(new Event(event, { bubbles: true }));
          await render();
          check(control, `after ${control.name}=${value}`);
        }
      } else if (/^(?:radio|checkbox)$/.test(control.type)) {
        control.click();
        await render();
        check(control, `after ${nameOf(control)}`);
      }
      type();
    }
    for (const control of controls().filter(isVisible)) checkPlace(control, 'at the end');
    // A control that is scrolled into view is never below it. Styles hide it while the gift form is in view.
    const isFloating = document.querySelector('a.quick:not([href^="#"])') && !form.closest('#give');
    if (isFloating && controls().some(isRequired))
      faults.add('the floating button can be over a form');

    for (const opener of controls().filter((one) => hasScripts && one.ariaHasPopup === 'dialog')) {
      scrollTo(0, 0);
      opener.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      opener.click();
      const deadline = performance.now() + 5_000;
      const options = () => [...document.querySelectorAll('[role=dialog] [role=option]')];
      const isOpen = () => options().some((one) => one.getBoundingClientRect().top > 0);
      while (!isOpen() && performance.now() < deadline)
        await new Promise((painted) => requestAnimationFrame(painted));
      if (!isOpen()) faults.add(`the menu of ${opener.ariaLabel} does not open`);
      const field = document.querySelector('[role=dialog] input');
      if (field && coverOf(field))
        faults.add(
          `the menu of ${opener.ariaLabel} is below ${coverOf(field)!.outerHTML.slice(0, 80)}`,
        );
      (options().find(isVisible) as HTMLElement | undefined)?.click();
      await render();
      check(opener, `after the menu of ${opener.ariaLabel}`);
    }
  }
  return [...faults];
}

/** Submits an empty form, if a field of the page is required. Returns false when there is none. */
export function submitEmptyForm(): boolean {
  const isTyped = 'input:is(:not([type]), [type=text], [type=tel], [type=email], [type=password])';
  for (const form of document.querySelectorAll<HTMLFormElement>('main form[method=post]')) {
    if (!form.querySelector(`:is(${isTyped}, textarea)[required]`)) continue;
    for (const field of form.querySelectorAll<HTMLInputElement>(`${isTyped}, textarea`))
      if (field.tabIndex >= 0) field.value = '';
    form.noValidate = true;
    const buttons = [...form.elements] as HTMLButtonElement[];
    form.requestSubmit(buttons.find(({ type }) => type === 'submit'));
    return true;
  }
  return false;
}

/** Returns the links of an error summary, and those of them that do not lead to a visible element. */
export function readErrorSummary(): { links: number; dead: string[] } {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main .alert.bad a[href^="#"]')];
  const dead = links.filter(({ hash }) => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    return !target?.checkVisibility({ visibilityProperty: true });
  });
  return {
    links: links.length,
    dead: dead.map(
      ({ hash }) => `the link ${hash} of the error summary leads to no visible control`,
    ),
  };
}
