import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A date that does not exist',
  height: 79,
  excerpt: ['<DateField', '      />'],
});
