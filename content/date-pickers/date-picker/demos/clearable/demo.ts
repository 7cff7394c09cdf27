import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A picker with a clear button',
  height: 56,
  excerpt: ['<DatePicker', '      />'],
});
