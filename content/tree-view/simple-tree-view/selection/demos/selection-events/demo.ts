import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Show the last selected or deselected item', height: 100 });
