import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A table that turns into a list when space is short',
  height: 480,
  excerpt: ['React.useEffect(', '}, []);'],
});
