import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Words and icons of your own for waiting and failing', height: 128, ads: false });
