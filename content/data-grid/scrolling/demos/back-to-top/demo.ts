import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Go back to the top of a long list',
  height: 469,
  excerpt: ['React.useEffect(', ');'],
});
