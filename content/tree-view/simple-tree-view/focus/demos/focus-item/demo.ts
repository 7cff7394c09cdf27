import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Move the focus to an item', height: 149 });
