import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Link two selects in row editing',
  height: 320,
  excerpt: ['function CountryEditCell', '}'],
});
