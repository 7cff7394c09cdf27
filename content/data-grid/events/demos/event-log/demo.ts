import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Log events as they happen',
  height: [550, 511],
  excerpt: ['React.useEffect(', '}, [apiRef, groups]);'],
});
