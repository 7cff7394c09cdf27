import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A field’s value while users type',
  height: 92,
  excerpt: ['<DateField', '        />'],
});
