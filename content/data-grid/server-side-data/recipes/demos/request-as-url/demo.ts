import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Convert the parameters to a URL',
  height: [456, 436],
  excerpt: ['function toUrl', '}'],
});
