import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Show the selected item’s path', height: 200 });
