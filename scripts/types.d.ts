// Types of npm packages that bring none; of each as much as is used here.

declare module 'gettext-parser' {
  interface Entry {
    msgid: string;
    msgid_plural?: string;
    msgctxt?: string;
    msgstr: string[];
  }
  interface ParseOptions {
    defaultCharset?: string;
    validation?: boolean;
  }
  interface Catalogue {
    headers: Record<string, string>;
    translations: Record<string, Record<string, Entry>>;
  }
  const gettextParser: { po: { parse(content: Buffer, options?: ParseOptions): Catalogue } };
  export default gettextParser;
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
      keepFeatures?: string[];
      noLayoutClosure?: boolean;
      noHinting?: boolean;
      dropTables?: string[];
    },
  ): Promise<Buffer>;
}

/** The screen reader that tests put into a page (tests/browser/support/listener.mjs). */
declare const kielaReader: typeof import('@guidepup/virtual-screen-reader').virtual;
