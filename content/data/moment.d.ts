/** Moment.js has no types for its locales, and moment-hijri has none at all. */
declare module 'moment/locale/*';
declare module 'moment/dist/locale/*';
declare module 'moment-hijri' {
  import moment from 'moment';

  export default moment;
  export type Moment = moment.Moment;
}
