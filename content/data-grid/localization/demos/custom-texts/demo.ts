import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Change the text of the search field and the footer',
  height: 424,
  excerpt: ['const localeText', '};'],
});
