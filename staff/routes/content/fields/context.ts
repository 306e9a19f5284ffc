/** The props of each field of the editor, and the React context with the data of its form. */
import { createContext, useContext } from 'react';
import type { ContentRecord } from '#contract/staff/content';
import type { Shape, Written } from '#domain/content/shape';
import type { Locale } from '#domain/locales';

export type ValueProps<Of extends Shape = Shape> = {
  shape: Of;
  path: string;
  label: string;
  required: boolean;
  written: Written;
  /** The value of a record that omits the field. */
  usual: Written;
};

export type EditorForm = {
  /** The language of the texts in the form. */
  language: Locale;
  /** Error message by the path of an input. */
  errors: Readonly<Record<string, string>>;
  options: ContentRecord['options'];
  scenes: readonly string[];
  pictures: Readonly<Record<string, string>>;
  /** Path of the list in which an item was just moved. */
  movedList: string | null;
  /** URL of the public site, with a slash at the end. */
  site: string;
};

export const EditorContext = createContext<EditorForm | null>(null);

export function useEditor() {
  const form = useContext(EditorContext);
  if (!form) throw new Error('a field is outside its form');
  return {
    ...form,
    /** Returns the error of an input, as a list of at most one. */
    errorsAt: (path: string): string[] => (form.errors[path] ? [form.errors[path]] : []),
  };
}
