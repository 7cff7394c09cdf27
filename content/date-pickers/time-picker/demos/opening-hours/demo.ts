import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Opening hours in steps of 30 minutes',
  height: 79,
  excerpt: ['const opening', 'const closing', '<TimePicker', '      />'],
  picture: 'Choose',
});
