import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Change texts of the search and the footer',
  height: 424,
  excerpt: ['const localeText', '};'],
});
