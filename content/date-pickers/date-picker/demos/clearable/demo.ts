import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A button that clears the field',
  height: 56,
  excerpt: ['<DatePicker', '      />'],
});
