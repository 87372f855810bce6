// Types of the npm packages that bring none, as far as the build uses them.

declare module 'gettext-parser' {
  export interface PoEntry {
    msgctxt?: string;
    msgid: string;
    msgid_plural?: string;
    /** One translation, or one for each plural form. */
    msgstr: string[];
    comments?: { flag?: string };
  }
  const parser: {
    po: {
      parse(
        input: Buffer,
        options: { defaultCharset: string; validation: boolean },
      ): {
        /** Nothing where the file has no header. */
        headers?: Record<string, string>;
        translations: Record<string, Record<string, PoEntry>>;
      };
    };
  };
  export default parser;
}

declare module 'markdown-it' {
  export interface Token {
    type: string;
    tag: string;
    content: string;
    /** Of a fenced block: what follows the fence. */
    info: string;
    /** First line and line after the last, from 0; of blocks only. */
    map: [number, number] | null;
    children: Token[] | null;
    attrGet(name: string): string | null;
  }
  export default class MarkdownIt {
    constructor(preset: 'commonmark');
    parse(markdown: string, environment: object): Token[];
    /** One token, whose children are the text's. */
    parseInline(markdown: string, environment: object): [Token];
  }
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype';
      keepFeatures: string[];
      noLayoutClosure: boolean;
      noHinting: boolean;
      dropTables: string[];
    },
  ): Promise<Buffer>;
}

declare module 'workbox-build/build/inject-manifest.js' {
  export { injectManifest } from 'workbox-build';
}
