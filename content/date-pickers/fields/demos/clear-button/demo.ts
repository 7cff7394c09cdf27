import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Clear a field with a custom icon',
  height: 96,
  excerpt: ['<DateField', '        />'],
});
