/** Languages of the site, its interface strings and its page titles. */
export {
  LANGUAGES,
  titleTranslations,
  toLanguage,
  translator,
  type Language,
  type MessageId,
  type Translate,
} from './translations.ts';
