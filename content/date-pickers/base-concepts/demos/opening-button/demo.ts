import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A custom opening button',
  height: 56,
  excerpt: ['<DatePicker', '      />'],
});
