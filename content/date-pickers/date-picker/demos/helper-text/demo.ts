import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Help and errors below the field',
  height: 79,
  excerpt: ['<DatePicker', '      />'],
});
