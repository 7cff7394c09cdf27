import { z } from 'astro/zod';
import { withApostrophes } from '#lib/apostrophes';
import { API_FOLDERS } from '#model/api-folders';

const MAX_TITLE_CHARACTERS = 70;
const MAX_DESCRIPTION_CHARACTERS = 160;

/** The front matter of a page. A message says what is wrong and, on a second line, what to write instead. */
export const frontMatterSchema = z.strictObject(
  {
    title: text('title', MAX_TITLE_CHARACTERS),
    description: text('description', MAX_DESCRIPTION_CHARACTERS).endsWith(
      '.',
      '"description" does not end with a period.\nWrite whole sentences.',
    ),
    product: z
      .enum(API_FOLDERS, {
        error: ({ input }) =>
          `Product ${JSON.stringify(input)} is not known.\nWrite one of: ${API_FOLDERS.join(', ')}.`,
      })
      .optional(),
    packages: names('packages').optional(),
    components: names('components').optional(),
    hooks: names('hooks').optional(),
    /** Widens the article, for a demo that fills the screen. */
    width: z.literal('full', '"width" can only be full.\nWrite "width: full" or remove the line.').optional(),
    /** Set to `false` on pages without ads. */
    ads: z.literal(false, '"ads" can only be false.\nWrite "ads: false" or remove the line.').optional(),
  },
  'Front matter is not made of keys and values.\nWrite "key: value" lines.',
);

export type FrontMatter = z.infer<typeof frontMatterSchema>;

/** Blank where it is invalid, so that one broken page does not prevent the others from being served. */
export const frontMatterOrBlank = frontMatterSchema.catch({ title: '', description: '' });

function text(key: string, maxCharacters: number) {
  const lengthOf = (value: unknown) => Array.from(String(value)).length;
  return z
    .string({
      error: ({ input }) =>
        input === undefined
          ? `Front matter has no "${key}".\nWrite "${key}: …" between the "---" lines at the top of the file.`
          : `"${key}" is not text.\nPut the value in quotes.`,
    })
    .trim()
    .overwrite(withApostrophes)
    .min(1, `"${key}" is empty.\nWrite what the page is about.`)
    .refine((value) => lengthOf(value) <= maxCharacters, {
      error: ({ input }) => `"${key}" has ${lengthOf(input)} characters.\nShorten it to ${maxCharacters}.`,
    });
}

function names(key: string) {
  const problem = `"${key}" is not a list of names.\nWrite "${key}: [One, Two]" or one "- Name" per line.`;
  return z.array(z.string(problem).regex(/\S/, problem), problem);
}
