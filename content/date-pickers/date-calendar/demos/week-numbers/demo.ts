import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Week numbers',
  height: 336,
  excerpt: ['const localeText', '<DateCalendar'],
});
