import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Go back to the top of a long list',
  height: 480,
  excerpt: ['React.useEffect(', ');'],
});
