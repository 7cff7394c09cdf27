import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Save when the user accepts',
  height: 92,
  excerpt: ['<DateTimePicker', '        />'],
});
