import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Show the way from the root to an item', height: 200 });
