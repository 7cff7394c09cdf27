import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A picker with React Hook Form',
  height: 167,
  excerpt: ['<Controller', '      />'],
});
