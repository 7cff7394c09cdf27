import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Render items from an array', height: 160 });
