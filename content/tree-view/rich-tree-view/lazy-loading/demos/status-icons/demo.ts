import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show loading and error states as text',
  height: 128,
  ads: false,
  excerpt: ['const { status }', '});', 'slots={{ loadingIcon', '}'],
});
