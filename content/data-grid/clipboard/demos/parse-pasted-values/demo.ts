import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Accept prices with a currency sign',
  height: 372,
  excerpt: ['pastedValueParser', '},'],
});
