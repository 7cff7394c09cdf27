import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Long text that opens on hover and on focus', height: 270 });
