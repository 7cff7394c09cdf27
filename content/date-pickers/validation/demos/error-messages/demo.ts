import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A message for each error',
  height: 79,
  excerpt: ['<DateTimePicker', '      />'],
});
