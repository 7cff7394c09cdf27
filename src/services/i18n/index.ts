/** Languages of the site, its interface strings and its page titles. */
export {
  LANGUAGES,
  textsOf,
  titleTranslations,
  toLanguage,
  translator,
  type Language,
  type MessageId,
  type MessagePattern,
  type Texts,
  type Translate,
} from './translations.ts';
