import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A field with a limit and a message',
  height: 79,
  excerpt: ['<DateField', '      />'],
});
