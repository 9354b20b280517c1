const WHOLLY_SOUTHERN = /^(antarctica|australia|chile|nz|nz-chat)(\/|$)/;

const SOUTHERN = new Set([
  ...listed(
    'africa',
    `blantyre brazzaville bujumbura dar_es_salaam gaborone harare johannesburg kigali kinshasa luanda lubumbashi
      lusaka maputo maseru mbabane nairobi windhoek`,
  ),
  ...listed(
    'america',
    `araguaina asuncion bahia belem buenos_aires campo_grande catamarca cordoba coyhaique cuiaba eirunepe fortaleza
      guayaquil jujuy la_paz lima maceio manaus mendoza montevideo noronha porto_acre porto_velho punta_arenas recife
      rio_branco rosario santarem santiago sao_paulo`,
  ),
  ...listed('asia', 'dili jakarta jayapura makassar pontianak ujung_pandang'),
  ...listed('atlantic', 'south_georgia st_helena stanley'),
  ...listed('brazil', 'acre denoronha east west'),
  ...listed('indian', 'antananarivo chagos christmas cocos comoro kerguelen mahe mauritius mayotte reunion'),
  ...listed(
    'pacific',
    `apia auckland bougainville chatham easter efate enderbury fakaofo fiji funafuti galapagos gambier guadalcanal
      kanton marquesas nauru niue norfolk noumea pago_pago pitcairn port_moresby rarotonga samoa tahiti tongatapu wallis`,
  ),
  'us/samoa',
]);

function listed(region: string, cities: string): string[] {
  return cities.split(/\s+/).map((city) => `${region}/${city}`);
}

/** Whether summer comes with January there, as far as the name of a time zone tells. */
export function isSouthern(timeZone: string): boolean {
  const zone = timeZone.toLowerCase();
  return WHOLLY_SOUTHERN.test(zone) || zone.startsWith('america/argentina/') || SOUTHERN.has(zone);
}
