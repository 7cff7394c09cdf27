import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Change the text of the search field and the footer',
  height: 422,
  excerpt: ['const localeText', '};'],
});
