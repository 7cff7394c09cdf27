import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Configure the built-in number editor',
  height: 320,
  excerpt: ['renderEditCell', '),'],
});
